/** What lies around a feature's views: nothing of the website's own styles comes in but its font. */
export const around = `:host{display:block}:host([hidden]),[hidden]{display:none!important}
[data-scheme]{visibility:visible;text-align:start;font-size:var(--fontSizeBase300);font-style:normal;line-height:1.5;letter-spacing:normal;text-transform:none;color:var(--colorNeutralForeground1);color-scheme:light}
[data-scheme=dark]{color-scheme:dark}[data-grounded]{background:var(--colorNeutralBackground1);padding:12px;border-radius:16px}
*,::before,::after{box-sizing:border-box}p{margin:8px 0}
.again{font:inherit;min-height:44px;padding:8px 20px;border:2px solid #00797a;border-radius:999px;background:#fff;color:#00595a;cursor:pointer}
.again:focus-visible{outline:3px solid #00797a;outline-offset:2px}`;
