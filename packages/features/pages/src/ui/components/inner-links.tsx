import { safeOwnPath } from '@pausenplatz/kernel-contract';
import { useHost } from '@pausenplatz/kernel-host';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Lets links to own screens inside page content go without loading the site anew. The links themselves stay plain
 * anchors, because the same content also stands in frames without a router.
 */
export function InnerLinks({ children, className }: { readonly children: ReactNode; readonly className?: string | undefined }) {
  const navigate = useNavigate();
  const host = useHost();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isOurs = link && link.target === '' && link.origin === location.origin && !link.hasAttribute('download');
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isOurs || !isPlain || event.defaultPrevented || !host.canNavigateAway) return;
    event.preventDefault();
    void navigate(safeOwnPath(link.pathname + link.search + link.hash));
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only links inside react, and Enter on a link is a click
    <div className={className} onClick={follow}>
      {children}
    </div>
  );
}
