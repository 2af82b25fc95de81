import { safeUrl } from '@pausenplatz/kernel-contract';
import { type HostCapabilities, useHost } from '@pausenplatz/kernel-host/capabilities';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { blockViewTexts } from '../../texts.blocks.ts';

type LinkAttributes = AnchorHTMLAttributes<HTMLAnchorElement>;

const newWindow = { target: '_blank', rel: 'noopener noreferrer' } as const;

interface SafeLinkProps {
  readonly url: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a stored file: in a window of its own, so that the page stays. */
export function FileLink({ url, className, children }: SafeLinkProps) {
  return (
    <a className={className} href={url} {...newWindow}>
      {children}
    </a>
  );
}

/**
 * A link that people typed. Only what safeUrl lets through becomes one; own paths go as the host links them,
 * foreign ones open a new window without a way back to ours.
 */
export function SafeLink({ url, className, children }: SafeLinkProps) {
  const host = useHost();
  const safe = safeUrl(url);
  if (safe === null) return <span className={className}>{children}</span>;
  return (
    <a className={className} {...attributesFor(safe, host)}>
      {children}
    </a>
  );
}

function attributesFor(url: string, host: HostCapabilities): LinkAttributes {
  if (url.startsWith('/')) return { href: host.hrefFor(url), ...(!host.canNavigateAway && newWindow) };
  if (!/^https?:/.test(url)) return { href: url };
  const open = (event: MouseEvent) => {
    // A modified click belongs to the browser: new tab, download, bookmark.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    host.openLink(url);
  };
  return { href: url, ...newWindow, title: `${url} ${blockViewTexts.links.newWindow}`, onClick: open };
}
