/** The address of a step of the window; the handle names the tab that waits, and opens nothing by itself. */
export const addressWith = (path: string, handle: string): string => `${path}?${new URLSearchParams({ handle })}`;
