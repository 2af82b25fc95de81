let sheet: CSSStyleSheet | null = null;

/**
 * Constructed, not inserted: a website's `style-src` has no say over it, and its own styles do not reach in.
 * The room that a website keeps by its own `min-height` counts. While the frame loads, link and words lie above it, so that nothing moves when they go.
 */
export function styleSheet(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host{display:block;position:relative;min-height:var(--pausenplatz-height)}:host([hidden]),[hidden]{display:none!important}
:host([aria-busy]) div{position:absolute;z-index:1}
iframe{display:block;width:100%;border:0}
p{margin:.5rem 0;font:inherit}
button,.button{box-sizing:border-box;display:inline-block;font:inherit;line-height:1.5;text-decoration:none;min-height:44px;padding:.5rem 1.25rem;border:2px solid #00797a;border-radius:999px;background:#fff;color:#00595a;cursor:pointer}
label{display:inline-block;margin-right:.5rem}input{box-sizing:border-box;font:inherit;min-height:44px;width:9em;padding:0 .75rem;border:2px solid #6b7a7a;border-radius:12px;background:#fff;color:#222;text-transform:uppercase;letter-spacing:.15em}
:is(button,.button,input):focus-visible{outline:3px solid #00797a;outline-offset:2px}`);
  return sheet;
}
