import { makeStyles } from '@fluentui/react-components';
import { type BannersProps, useCurrentUser } from '@pausenplatz/kernel-host';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { bannersFor } from '../../rules/index.ts';
import { noticesTexts } from '../../texts.ts';
import { useNotices } from '../data.ts';
import { BannerRow } from './banner-row.tsx';

const useStyles = makeStyles({
  area: {
    display: 'grid',
    gap: '8px',
    // A line that is cut needs a width to be cut at.
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '12px 24px 0',
    '@media (max-width: 640px)': { padding: '8px 12px 0' },
    '@media print': { display: 'none' },
  },
});

/** Persistent messages above the content (specification section 8). */
export function Banners({ exists }: BannersProps) {
  const styles = useStyles();
  const user = useCurrentUser();
  const notices = useNotices();
  const { pathname } = useLocation();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const shown = bannersFor(user, notices, pathname, closed);
  if (shown.length === 0) return null;
  return (
    <section className={styles.area} aria-label={noticesTexts.banners.area}>
      {shown.map((banner) => (
        <BannerRow key={banner.key} banner={banner} exists={exists} onClose={() => setClosed(new Set([...closed, banner.key]))} />
      ))}
    </section>
  );
}
