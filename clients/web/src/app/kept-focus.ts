/** Keeps the focus where it was used last when what had it has gone, as buttons of moves do after a move. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

let regionInUse: Element | null = null;

addEventListener("focusin", ({ target }) => {
  regionInUse = target instanceof Element ? target.closest("[data-keeps-focus]") : null;
});

/** For an element with `data-keeps-focus` and a `tabIndex`. */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const region = useRef<E>(null);
  useEffect(() => {
    // Browsers give the focus of what is removed or disabled to the body, when they draw next.
    const frame = requestAnimationFrame(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && region.current !== null && region.current === regionInUse)
        region.current.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
  return region;
}

/** For an element with a `tabIndex` that comes when a region has gone which was used last. */
export function useInheritedFocus<E extends HTMLElement>(): RefObject<E | null> {
  const heir = useRef<E>(null);
  useEffect(() => {
    if (regionInUse !== null && !regionInUse.isConnected) heir.current?.focus({ preventScroll: true });
  }, []);
  return heir;
}
