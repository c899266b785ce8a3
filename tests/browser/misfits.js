// Finds words that do not fit where they stand: beyond the window, cut off, out of their button or card, or over other words.
() => {
  const NEAR = 1.5; // px that a letter may stand out: rounding, and the swing of a serif
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const clips = (style) => style.overflowX !== "visible";
  const MOVES = ["auto", "scroll"];
  const across = (element, style) => MOVES.includes(style.overflowX) && element.scrollWidth > element.clientWidth;
  const down = (element, style) => MOVES.includes(style.overflowY) && element.scrollHeight > element.clientHeight;
  const forEarsOnly = (style) => style.clipPath === "inset(50%)" || (style.clip !== "auto" && style.position === "absolute");
  const framed = (style) =>
    style.borderLeftWidth !== "0px" || style.backgroundImage !== "none" || !["rgba(0, 0, 0, 0)", "transparent"].includes(style.backgroundColor);

  const found = [];
  const say = (what, node, more = "") =>
    found.push(`${what}: “${node.data.trim().slice(0, 60)}” in ${path(node.parentElement)}${more}`);
  const path = (element) =>
    [element.parentElement, element].map((one) => `${one.localName}.${[...one.classList].join(".")}`).join(" > ");

  /** Where a text stands in the window; null where nobody sees it, or where it may be scrolled to. */
  function placed(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    if (!lines.length) return null;
    const bounds = range.getBoundingClientRect();
    let frame = null;
    for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (forEarsOnly(style)) return null;
      const around = box.getBoundingClientRect();
      if (across(box, style)) return null;
      if (down(box, style)) {
        if (bounds.bottom > around.bottom || bounds.top < around.top) return null;
        frame ??= box;
      }
      const out = bounds.right > around.right + NEAR || bounds.left < around.left - NEAR;
      const under = bounds.bottom > around.bottom + 3 || bounds.top < around.top - 3;
      if (clips(style) && out) say("cut", node, ` by ${path(box)}`);
      else if (!frame && framed(style) && style.display !== "inline" && (out || under)) say("out of its frame", node, ` ${path(box)}`);
      if (framed(style) && style.display !== "inline") frame ??= box;
      if (style.textOverflow === "ellipsis" && box.scrollWidth > box.clientWidth + 1) say("shortened", node);
      if (style.position === "fixed") break;
    }
    if (bounds.right > innerWidth + NEAR || bounds.left < -NEAR) say("beyond the window", node);
    return { node, lines };
  }

  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.data.trim() && node.parentElement && !node.parentElement.closest("svg, script, style, noscript, option") && seen(node.parentElement)
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  while (walk.nextNode()) {
    const text = placed(/** @type {Text} */ (walk.currentNode));
    if (text) texts.push(text);
  }
  for (const [at, one] of texts.entries())
    for (const other of texts.slice(at + 1))
      for (const a of one.lines)
        for (const b of other.lines) {
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (wide <= 3 || high <= 0.4 * Math.min(a.height, b.height)) continue;
          const [x, y] = [Math.max(a.left, b.left) + wide / 2, Math.max(a.top, b.top) + high / 2];
          const top = document.elementFromPoint(x, y);
          const near = [one, other].map(({ node }) => node.parentElement);
          if (top && near.some((mine) => !mine.contains(top) && !top.contains(mine))) continue; // one of them is covered
          say("over other words", one.node, ` and “${other.node.data.trim().slice(0, 40)}” in ${path(other.node.parentElement)}`);
        }
  // a word is never broken where its language would not; somebody's name over a narrow column may be
  for (const { node } of texts.filter(({ node }) => !node.parentElement.closest(".column-name")))
    for (const { index, 0: word } of node.data.matchAll(/[^\s\u2013\u2014/-]{2,40}/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter((line) => line.width > 1).map((line) => line.top);
      if (Math.max(...tops) - Math.min(...tops) > 8) say("broken", node, `: ${word}`);
    }
  // nor does a field stand out of its card
  for (const field of document.querySelectorAll("input, select, button, .segments")) {
    const card = field.closest(".card, .panel, .desk");
    if (!card || card === field || !seen(field) || card.scrollWidth <= card.clientWidth) continue;
    if (field.getBoundingClientRect().right > card.getBoundingClientRect().right + NEAR)
      found.push(`out of its card: ${path(field)}`);
  }
  // a select shows its choice in one line and cuts what is too long
  for (const select of document.querySelectorAll("select"))
    if (seen(select)) {
      const pen = document.createElement("canvas").getContext("2d");
      const style = getComputedStyle(select);
      pen.font = style.font;
      const chosen = select.selectedOptions[0]?.text.trim() ?? "";
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      for (const word of style.textWrapMode === "nowrap" ? [chosen] : chosen.split(/\s/))
        if (pen.measureText(word).width > room + NEAR) found.push(`cut: “${word}” in select ${select.name}`);
    }
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  return [...new Set(found)];
};
