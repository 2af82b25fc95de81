let sheet: CSSStyleSheet | null = null;

/**
 * Constructed, not inserted: a website's `style-src` has no say over it, and its own styles do not reach in.
 * While the frame loads, link and words lie above it, so that nothing moves when they go.
 */
export function styleSheet(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host{display:block;position:relative}:host([hidden]),[hidden]{display:none!important}
:host([aria-busy]) div{position:absolute;z-index:1}
iframe{display:block;width:100%;border:0}
p{margin:.5rem 0;font:inherit}
button{font:inherit;min-height:44px;padding:.5rem 1.25rem;border:2px solid #00797a;border-radius:999px;background:#fff;color:#00595a;cursor:pointer}
button:focus-visible{outline:3px solid #00797a;outline-offset:2px}`);
  return sheet;
}
