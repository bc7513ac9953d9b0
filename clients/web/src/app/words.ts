/** The shell's texts in the chosen language; components that read them are drawn anew when it changes. */
import { type ShellTexts, shellTexts } from "../text/shell";
import { language } from "./settings";

export function words(): ShellTexts {
  return shellTexts(language.value);
}
