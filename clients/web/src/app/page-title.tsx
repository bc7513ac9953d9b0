/** The heading of a page, which takes the focus when the page is come to. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** At the first page the focus stays where the browser has put it. */
let isFirst = true;

export function PageTitle({ title }: { title: string }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Regelwerk`;
  }, [title]);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
    isFirst = false;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}
