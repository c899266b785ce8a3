/** Six small faces that people make at each other: two eyes and a mouth, in the line of the icons. */
import { html } from "../dom.js";

/** @type {Record<string, string>} */
const DRAWN = {
  smile: "M8.5 9.8v.6M15.5 9.8v.6M7.8 14c1 1.9 2.5 2.8 4.2 2.8s3.2-.9 4.2-2.8",
  laugh: "M7.4 10.4l1.2-1 1.2 1M14.2 10.4l1.2-1 1.2 1M7.4 13.2h9.2c-.3 2.8-2.2 4.4-4.6 4.4s-4.3-1.6-4.6-4.4z",
  wink: "M8.5 9.8v.6M14 10.2h3M7.8 14c1 1.9 2.5 2.8 4.2 2.8s3.2-.9 4.2-2.8",
  surprise: "M8.5 9.2v.8M15.5 9.2v.8M12 13.2a2 2.2 0 1 1 0 4.4a2 2.2 0 1 1 0-4.4",
  sad: "M8.5 10v.6M15.5 10v.6M7.8 16.8c1-1.9 2.5-2.8 4.2-2.8s3.2.9 4.2 2.8",
  think: "M8.5 9.8v.6M15.5 9.8v.6M9 16.2l6-1.4M7.2 7.4l2.2-.6M14.4 6.4l2.4.8",
};

export const FACES = Object.keys(DRAWN);

/** @param {{ name: string, size?: number }} props */
export function Face({ name, size = 24 }) {
  return html`<svg class="face" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true">
    <circle cx="12" cy="12" r="9.2" class="face-skin" />
    <path d=${DRAWN[name] ?? ""} class="face-lines" />
  </svg>`;
}
