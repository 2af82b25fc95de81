import { markStale, useApi, useCall, useHubMessage, useHubResync } from '@pausenplatz/kernel-browser';
import { fill, type InputOf } from '@pausenplatz/kernel-contract';
import { notify, notifyRefusal, offerUndo, useOptimistic } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import {
  deletePageTemplate,
  getPageTemplate,
  likePageTemplate,
  listPageTemplates,
  type PageTemplate,
  pageTemplatesChanged,
  restorePageTemplate,
  withdrawPageTemplate,
} from '../contract/index.ts';
import { pageTemplatesTexts } from '../texts.ts';

/** Everything of templates that is on the screen is read again. */
export function useAgain(): () => void {
  const client = useQueryClient();
  return () => {
    for (const shown of [listPageTemplates, getPageTemplate]) void markStale(client, shown);
  };
}

/** So many templates, kept fresh by the hub where they are one's own. */
export function useTemplates(asked: InputOf<typeof listPageTemplates>) {
  useFresh();
  return useCall(listPageTemplates, asked);
}

export function useTemplate(id: string) {
  useFresh();
  return useCall(getPageTemplate, { id });
}

function useFresh(): void {
  const again = useAgain();
  useHubMessage(pageTemplatesChanged, again);
  useHubResync(again);
}

const liked = (template: PageTemplate): PageTemplate => ({
  ...template,
  like: !template.like,
  numOfLikes: template.numOfLikes + (template.like ? -1 : 1),
});

/** Likes one template of a list, or takes that back: at once, and back again where the server refuses. */
export function useLike(asked: InputOf<typeof listPageTemplates>): (template: PageTemplate) => void {
  const api = useApi();
  const client = useQueryClient();
  const updates = useOptimistic(listPageTemplates, asked);
  return ({ id }) =>
    void updates
      .attempt({
        show: (now) => ({ ...now, templates: now.templates.map((one) => (one.id === id ? liked(one) : one)) }),
        send: () => api.call(likePageTemplate, { id }),
        settle: (now, { numOfLikes }) => ({
          ...now,
          templates: now.templates.map((one) => (one.id === id ? { ...one, numOfLikes } : one)),
        }),
      })
      .then(() => markStale(client, getPageTemplate));
}

/** The same on the screen of one template. */
export function useLikeOne(id: string): () => void {
  const api = useApi();
  const client = useQueryClient();
  const updates = useOptimistic(getPageTemplate, { id });
  return () =>
    void updates
      .attempt({
        show: (now) => ({ ...now, template: liked(now.template) }),
        send: () => api.call(likePageTemplate, { id }),
        settle: (now, { numOfLikes }) => ({ ...now, template: { ...now.template, numOfLikes } }),
      })
      .then(() => markStale(client, listPageTemplates));
}

/** What is done with a whole template. */
export function useTemplateChanges() {
  const api = useApi();
  const again = useAgain();
  const { list: texts } = pageTemplatesTexts;
  const send = async (change: () => Promise<unknown>): Promise<boolean> => {
    try {
      await change();
      return true;
    } catch (error) {
      notifyRefusal(error);
      return false;
    } finally {
      again();
    }
  };
  return {
    remove: async ({ id, name }: PageTemplate) => {
      if (!(await send(() => api.call(deletePageTemplate, { id })))) return;
      offerUndo({ title: fill(texts.removed, { name }), onUndo: () => void send(() => api.call(restorePageTemplate, { id })) });
    },
    withdraw: async ({ id, name }: PageTemplate, withdrawn: boolean) => {
      if (await send(() => api.call(withdrawPageTemplate, { id, withdrawn })))
        notify({ type: 'success', title: fill(withdrawn ? texts.withdrawnNow : texts.admitted, { name }) });
    },
  };
}
