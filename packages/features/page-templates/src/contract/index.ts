import { getPageTemplate, likePageTemplate, listPageTemplates, takePageTemplate } from './finding.ts';
import {
  deletePageTemplate,
  makePageTemplate,
  renewPageTemplate,
  restorePageTemplate,
  updatePageTemplate,
  withdrawPageTemplate,
} from './making.ts';

export * from './finding.ts';
export * from './hub.ts';
export * from './limits.ts';
export * from './making.ts';
export { type Audience, audiences, type PageTemplate, shelves, type TemplateShelf } from './shapes.ts';

export const pageTemplatesCalls = {
  listPageTemplates,
  getPageTemplate,
  takePageTemplate,
  likePageTemplate,
  makePageTemplate,
  renewPageTemplate,
  updatePageTemplate,
  deletePageTemplate,
  restorePageTemplate,
  withdrawPageTemplate,
} as const;
