let sheet: CSSStyleSheet | null = null;

/**
 * Constructed, not inserted: a website's `style-src` has no say over it, and its own styles do not reach in.
 * While the frame loads, the link lies above it, so that nothing moves when it goes.
 */
export function styleSheet(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host{display:block;contain:layout}:host([hidden]){display:none}
slot{display:block}slot[hidden]{display:none}:host([aria-busy]) slot{position:absolute;z-index:1}
iframe{display:block;width:100%;border:0;color-scheme:normal}
p{margin:.5rem 0;font:inherit}
button{font:inherit;min-height:44px;padding:.5rem 1.25rem;border:2px solid #00797a;border-radius:999px;background:#fff;color:#00595a;cursor:pointer}
button:focus-visible{outline:3px solid #00797a;outline-offset:2px}`);
  return sheet;
}
