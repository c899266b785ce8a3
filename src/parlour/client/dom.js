/** What every screen is built with, from one place: markup, hooks and signals. */
import htm from "./vendor/htm/htm.js";
import { h } from "./vendor/preact/preact.js";

export { Component, Fragment, createContext, createPortal, createRef, h, render } from "./vendor/preact/preact.js";
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "./vendor/preact/hooks.js";
export {
  batch,
  computed,
  effect,
  signal,
  untracked,
  useComputed,
  useSignal,
  useSignalEffect,
} from "./vendor/signals/signals.js";

/**
 * Markup as a tagged template: html`<button onClick=${press}>${words}</button>`
 * @type {(strings: TemplateStringsArray, ...values: any[]) => import("./vendor/preact/preact.js").VNode<any>}
 */
export const html = /** @type {any} */ (htm.bind(/** @type {any} */ (h)));
