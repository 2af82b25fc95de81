/** The sign of the product on its ground; 192 by 192, the sign in the middle half. */
export const colorIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#00797a"/><circle cx="46" cy="18" r="6" fill="#ffd24a"/><path d="M0 52c12-12 26-15 38-9 8 4 17 3 26-1v22H0z" fill="#a3d8d6"/><path d="M22 22h12a9 9 0 0 1 0 18h-5v8h-7zm7 6v6h4a3 3 0 0 0 0-6z" fill="#fff"/></svg>';

/** The letter alone; Teams colours it itself. */
export const outlineIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M6 5h9a7.5 7.5 0 0 1 0 15h-4v7H6zm5 5v5h3.500a2.500 2.500 0 0 0 0-5z" fill="#fff"/><circle cx="26" cy="6" r="2.500" fill="#fff"/></svg>';
