/** Which page is shown: everything is in the fragment of the address, so one file serves all and no secret is sent. */
import { signal } from "@preact/signals";
import type { Ruleset } from "regelwerk-client";
import { isRuleset } from "./rulesets";

/** What a position, a record or a new game begins from. */
export interface Opened {
  /** A position in one line, as the rules of the game write it. */
  text?: string;
  /** A packed document, see `packing.ts`. */
  packed?: string;
  /** How many plies to show played; left out: all, or none of a record. */
  ply?: number;
}

export type Route =
  | { page: "home" }
  | { page: "new"; game: Ruleset; opened: Opened }
  | { page: "table"; game: Ruleset; id: string; watching: boolean }
  /** The token is null as soon as it was taken out of the address. */
  | { page: "join"; game: Ruleset; id: string; token: string | null }
  | { page: "position"; game: Ruleset; opened: Opened }
  | { page: "record"; game: Ruleset; opened: Opened }
  | { page: "rules"; game: Ruleset; section: string | null }
  | { page: "unknown" };

const SESSION_ID = /^[A-Za-z0-9_-]{1,64}$/;

export function routeOf(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  const [game, page, id = ""] = path.split("/").filter((part) => part !== "");
  const parameters = new URLSearchParams(query);
  if (game === undefined) return { page: "home" };
  if (!isRuleset(game)) return { page: "unknown" };
  switch (page) {
    case undefined:
      return { page: "new", game, opened: openedFrom(parameters) };
    case "table":
    case "watch":
      return SESSION_ID.test(id) ? { page: "table", game, id, watching: page === "watch" } : { page: "unknown" };
    case "join":
      return SESSION_ID.test(id) ? { page: "join", game, id, token: parameters.get("token") } : { page: "unknown" };
    case "position":
    case "record":
      return { page, game, opened: openedFrom(parameters) };
    case "rules":
      return { page: "rules", game, section: parameters.get("section") };
    default:
      return { page: "unknown" };
  }
}

function openedFrom(parameters: URLSearchParams): Opened {
  const text = parameters.get("text");
  const packed = parameters.get("packed");
  const ply = Number.parseInt(parameters.get("ply") ?? "", 10);
  return { ...(text === null ? {} : { text }), ...(packed === null ? {} : { packed }), ...(ply >= 0 ? { ply } : {}) };
}

export function hrefOf(route: Exclude<Route, { page: "unknown" }>): string {
  switch (route.page) {
    case "home":
      return "#/";
    case "new":
      return `#/${route.game}${questioned(asQuery({ ...route.opened }))}`;
    case "table":
      return `#/${route.game}/${route.watching ? "watch" : "table"}/${route.id}`;
    case "join":
      return `#/${route.game}/join/${route.id}${questioned(asQuery({ token: route.token }))}`;
    case "position":
    case "record":
      return `#/${route.game}/${route.page}${questioned(asQuery({ ...route.opened }))}`;
    case "rules":
      return `#/${route.game}/rules${questioned(asQuery({ section: route.section }))}`;
  }
}

function asQuery(members: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(members).filter(([, value]) => value !== null && value !== undefined);
  // `%20` and not `+`: such links are read, and written, by people.
  return given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join("&");
}

function questioned(query: string): string {
  return query === "" ? "" : `?${query}`;
}

export const route = signal<Route>({ page: "home" });

/** Follows the address from now on. */
export function followAddress(): void {
  const look = () => {
    route.value = routeOf(location.hash);
  };
  addEventListener("hashchange", look);
  look();
}

export function go(to: Exclude<Route, { page: "unknown" }>): void {
  location.hash = hrefOf(to);
}

/** Changes the address without leaving a trace of the old one in the history of this tab. */
export function goInstead(to: Exclude<Route, { page: "unknown" }>): void {
  history.replaceState(null, "", hrefOf(to));
  route.value = to;
}

/** A link to a page, to be given to somebody else. */
export function linkTo(to: Exclude<Route, { page: "unknown" }>): string {
  return new URL(hrefOf(to), location.href).href;
}
