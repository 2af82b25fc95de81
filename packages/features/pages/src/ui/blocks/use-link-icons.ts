import { NetworkError, RefusedError, useApi } from '@pausenplatz/kernel-browser';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { useEffect, useRef } from 'react';
import { findLinkIcon, type linkListBlock } from '../../contract/index.ts';

type Settings = SettingsOf<typeof linkListBlock>;
type Link = Settings['links'][number];

/** Nobody types for so long: the address is whole. */
const restsMs = 1_200;

const websiteOf = (url: string): string | null => {
  const parsed = URL.parse(url);
  return parsed && /^https?:$/.test(parsed.protocol) && parsed.hostname.includes('.') ? parsed.href : null;
};

/**
 * Fetches the signs of websites for links that are added or led elsewhere, each once. The answer takes its time; what was typed meanwhile is
 * not overwritten when it comes. Answers the way by which the list is changed.
 */
export function useLinkIcons({ settings, onChange, page, addFile }: BlockEditorProps<Settings>): (links: readonly Link[]) => void {
  const api = useApi();
  const newest = useRef({ settings, onChange, addFile });
  useEffect(() => {
    newest.current = { settings, onChange, addFile };
  });
  const asked = useRef(new Set<string>());
  /** Links that were led elsewhere since it was asked last. */
  const led = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const put = (links: Link[]) => {
    newest.current = { ...newest.current, settings: { links } };
    newest.current.onChange(newest.current.settings);
  };
  const ask = async ({ id, url }: Link) => {
    const website = websiteOf(url);
    if (website === null || asked.current.has(id + website)) return;
    asked.current.add(id + website);
    try {
      const { picture } = await api.call(findLinkIcon, { pageId: page.pageId, url: website });
      const { links } = newest.current.settings;
      if (!picture || !links.some((one) => one.id === id && one.url === url)) return;
      newest.current.addFile(picture.id, picture);
      put(links.map((one) => (one.id === id ? { ...one, iconId: picture.id } : one)));
    } catch (error) {
      // Whatever the reason: the link is there, with a sign of ours.
      if (!(error instanceof RefusedError || error instanceof NetworkError)) throw error;
    }
  };
  const askForAll = () => {
    for (const link of newest.current.settings.links) if (link.iconId === undefined && led.current.has(link.id)) void ask(link);
    led.current.clear();
  };
  return (links) => {
    const before = new Map(newest.current.settings.links.map((one) => [one.id, one.url]));
    const isElsewhere = ({ id, url }: Link) => before.get(id) !== url;
    // The sign of another website says nothing of this one.
    put(links.map(({ iconId, ...link }) => (iconId === undefined || isElsewhere(link) ? link : { ...link, iconId })));
    const changed = links.filter(isElsewhere);
    if (changed.length === 0) return;
    for (const { id } of changed) led.current.add(id);
    clearTimeout(timer.current);
    timer.current = setTimeout(askForAll, restsMs);
  };
}
