/** Figures as they are set in print. */

/** A number with a real minus, if it is below zero: no language gets one by itself. */
export function withMinus(written: number | string): string {
  return String(written).replace("-", "−");
}
