/** Two ticked lines. Drawn here in a few strokes, because it comes with the start of every host. */
export const PlanIcon = ({ className }: { readonly className?: string }) => (
  <svg className={className} width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
    <path d="m3 7 2 2 4-4M3 16l2 2 4-4M13 7h8M13 16h8" />
  </svg>
);
