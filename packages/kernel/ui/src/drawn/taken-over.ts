/** Said to the document once the product has taken over what the server drew. */
export const takenOver = 'pausenplatz-taken-over';
