const shapes = { before: 'M15 5l-7 7 7 7', after: 'M9 5l7 7-7 7', close: 'M6 6l12 12M18 6L6 18' } as const;

/** An arrow or a cross, drawn as lightly as frames need it. */
export function TurnSign({ name, className }: { readonly name: keyof typeof shapes; readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden>
      <path d={shapes[name]} />
    </svg>
  );
}
