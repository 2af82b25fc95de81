/** An ear, drawn in the colour of the text around it. */
export function EarPicture() {
  return (
    <svg viewBox="0 0 48 48" width="72" height="72" fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" aria-hidden>
      <path d="M13 20a11 11 0 1 1 22 0c0 8-7 9-7 15a6 6 0 0 1-11 3" />
      <path d="M18 20a6 6 0 1 1 12 0c0 4-4 4-4 8" />
    </svg>
  );
}
