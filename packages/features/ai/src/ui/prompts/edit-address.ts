import type { PromptListName } from '../../contract/index.ts';

/** Says that the form of a prompt is open. */
export const editKey = 'bearbeiten';

/** Where a prompt of one's own is written: its own address, with the form open. */
export const editAddress = (id: string, list: PromptListName = 'user'): string => `/tools/ki/prompt/${list}/${id}?${editKey}=ja`;
