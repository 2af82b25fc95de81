/** A present, in few strokes: the start of the product carries it. */
export const GiftIcon = ({ className }: { readonly className?: string }) => (
  <svg className={className} width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
    <path d="M4 8h16v4H4zm1 4v9h14v-9m-7-4v13m0-13C6 8 6 3 9 3s3 5 3 5 0-5 3-5 3 5-3 5" />
  </svg>
);
