/** The texts of everything around the boards. */

import { inAll } from "./language";
import { de } from "./shell-de";
import { en } from "./shell-en";
import { es } from "./shell-es";

/** English gives the shape. */
export type ShellTexts = typeof en;

export const shellTexts = inAll<ShellTexts>({ en, de, es });
