/** Where the page begins. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { stopWaiting } from "./app/api-key/key";
import { App } from "./app/app";
import { followAddress, route } from "./app/router";
import { applySettings } from "./app/settings";
import { takeToken } from "./app/table/join-page";
import "./style/index.css";

const root = document.getElementById("app");
if (root === null) throw new Error("The page has no place for its content.");

applySettings(document.documentElement);
followAddress();
// A page that was left waits for nothing any more.
route.subscribe(stopWaiting);
// Before anything is drawn or asked: a token must not stay where it can be read over a shoulder or be copied along.
effect(() => {
  const to = route.value;
  if (to.page === "join" && to.token !== null) takeToken(to.game, to.id, to.token);
});
render(<App />, root);
