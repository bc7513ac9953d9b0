/**
 * The rules as the service writes them, made into a page; loaded when somebody wants to read them.
 *
 * Elements are made one by one: the page's security policy lets nobody turn text into markup.
 */
import { lexer, type MarkedToken, type Token } from "marked";
import type { ComponentChildren, JSX } from "preact";

/** The name of a heading in links, as reasons name it: `anaconda#a-turn`. */
export function anchorOf(heading: string): string {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "");
  return words.trim().replace(/\s/g, "-");
}

export function Markdown({ text }: { text: string }): JSX.Element {
  return <>{shown(lexer(text))}</>;
}

function shown(tokens: readonly Token[] | undefined): ComponentChildren {
  return (tokens as readonly MarkedToken[] | undefined)?.map(element);
}

function element(token: MarkedToken): ComponentChildren {
  switch (token.type) {
    case "heading":
      return <Heading depth={token.depth} title={token.text} children={shown(token.tokens)} />;
    case "paragraph":
      return <p>{shown(token.tokens)}</p>;
    case "text":
      return token.tokens ? shown(token.tokens) : token.text;
    case "strong":
      return <strong>{shown(token.tokens)}</strong>;
    case "em":
      return <em>{shown(token.tokens)}</em>;
    case "del":
      return <del>{shown(token.tokens)}</del>;
    case "codespan":
      return <code>{token.text}</code>;
    case "code":
      return <pre tabIndex={0}>{token.text}</pre>;
    case "link":
      return <a href={token.href}>{shown(token.tokens)}</a>;
    case "list":
      return <List ordered={token.ordered} items={token.items.map(({ tokens }) => tokens)} />;
    case "table":
      return <Grid header={token.header.map(cellTokens)} rows={token.rows.map((row) => row.map(cellTokens))} />;
    case "blockquote":
      return <blockquote>{shown(token.tokens)}</blockquote>;
    case "hr":
      return <hr />;
    case "br":
      return <br />;
    case "space":
    case "def":
      return null;
    default:
      // What looks like markup is shown as it is.
      return token.raw;
  }
}

function Heading({
  depth,
  title,
  children,
}: {
  depth: number;
  title: string;
  children: ComponentChildren;
}): JSX.Element | null {
  const id = `rule-${anchorOf(title)}`;
  // The page has a first heading of its own.
  if (depth === 1) return null;
  const Level = depth === 2 ? "h2" : "h3";
  return (
    <Level id={id} tabIndex={-1}>
      {children}
    </Level>
  );
}

function List({ ordered, items }: { ordered: boolean; items: readonly Token[][] }): JSX.Element {
  const content = items.map((tokens, index) => <li key={index}>{shown(tokens)}</li>);
  return ordered ? <ol>{content}</ol> : <ul>{content}</ul>;
}

function Grid({ header, rows }: { header: readonly Token[][]; rows: readonly Token[][][] }): JSX.Element {
  return (
    <div class="table-scroll" role="group" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {header.map((cell, index) => (
              <th key={index} scope="col">
                {shown(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{shown(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellTokens({ tokens }: { tokens: Token[] }): Token[] {
  return tokens;
}
