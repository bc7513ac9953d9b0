/** The words of the board of Da Vinci Solo. */
import { inAll } from "../../text/language";
import { de } from "./text-de";
import { en } from "./text-en";
import { es } from "./text-es";

export type Words = typeof en;

export const words = inAll<Words>({ en, de, es });
