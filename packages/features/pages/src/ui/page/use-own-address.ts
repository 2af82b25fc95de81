import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Page } from '../../contract/index.ts';
import { isPageId } from '../../rules/inner-link.ts';
import type { PageAddress } from '../data.ts';

/** Whoever came by a link between own pages, which names the id, sees the address that people know. */
export function useOwnAddress(address: PageAddress, page: Page | undefined): void {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  useEffect(() => {
    if (!page || page.url === address.url || !isPageId(address.url)) return;
    void navigate({ pathname: `/seite/${page.url}`, search, hash }, { replace: true, state });
  }, [navigate, address, page, search, hash, state]);
}
