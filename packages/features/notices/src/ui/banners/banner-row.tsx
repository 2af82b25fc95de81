import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Info20Regular } from '@fluentui/react-icons/svg/info';
import { Megaphone20Regular } from '@fluentui/react-icons/svg/megaphone';
import { fill } from '@pausenplatz/kernel-contract';
import { clockTime, longDay } from '@pausenplatz/kernel-format';
import { AtOnce, ButtonLink, look } from '@pausenplatz/kernel-ui';
import { type ReactNode, useState } from 'react';
import type { Banner } from '../../rules/index.ts';
import { noticesTexts } from '../../texts.ts';
import { useHideMessage, useHideYear } from '../data.ts';

const phone = '@media (max-width: 640px)';

const useStyles = makeStyles({
  banner: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '8px 8px 8px 16px',
    borderRadius: look.radiusCard,
    backgroundColor: look.colors.yellow.surface,
    color: look.colors.yellow.ink,
  },
  message: { backgroundColor: look.colors.blue.surface, color: look.colors.blue.ink },
  words: { flexGrow: 1, flexBasis: '20ch', fontWeight: tokens.fontWeightSemibold },
  // What a school wrote may be long: it reads as text, and its title stands out.
  body: { fontWeight: tokens.fontWeightRegular, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  icon: { flexShrink: 0 },
  // On a phone a banner is one line, and the day stands below it; pressed, it says everything.
  closed: { [phone]: { flexWrap: 'nowrap', padding: '0 4px 0 12px' } },
  oneLine: { [phone]: { flexBasis: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  later: { [phone]: { display: 'none' } },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
  opener: { display: 'none', [phone]: { display: 'block', flexShrink: 0 } },
});

interface BannerParts {
  readonly path: string;
  readonly query: string;
  readonly label: string;
}

/** Of teachers the school-year change has an address of its own (specification section 6). */
const ofTeachers: BannerParts = { path: '/tools/jahreswechsel', query: '', label: noticesTexts.banners.planYear };

/** Where each banner leads; these screens belong to other features. */
const places: Readonly<Partial<Record<Banner['kind'], BannerParts>>> = {
  emailUnconfirmed: { path: '/profil', query: '?action=confirm-email', label: noticesTexts.banners.confirm },
  secondFactorMissing: { path: '/mein-konto/sicherheit', query: '', label: noticesTexts.banners.switchOn },
  yearChange: { path: '/verwaltung', query: '?bereich=jahreswechsel', label: noticesTexts.banners.planYear },
  openRequests: { path: '/verwaltung', query: '?bereich=anfragen', label: noticesTexts.banners.answer },
  withoutSchool: { path: '/verwaltung/schule-verbinden', query: '', label: noticesTexts.banners.connect },
};

function wordsOf(banner: Banner): ReactNode {
  const texts = noticesTexts.banners;
  switch (banner.kind) {
    case 'maintenance':
      return maintenanceWords(banner);
    case 'openRequests':
      return banner.count === 1 ? texts.openRequest : fill(texts.openRequests, { count: banner.count });
    case 'message':
      return banner.message.title;
    case 'yearChange':
      return texts.yearChange;
    case 'emailUnconfirmed':
    case 'secondFactorMissing':
    case 'withoutSchool':
      return texts[banner.kind];
  }
}

/** One day is said once; work through the night has two. */
function maintenanceWords({ from, to }: { readonly from: string; readonly to: string }): string {
  const { maintenance, maintenanceDays } = noticesTexts.banners;
  const [day, lastDay] = [longDay(from), longDay(to)];
  return fill(day === lastDay ? maintenance : maintenanceDays, { day, lastDay, from: clockTime(from), to: clockTime(to) });
}

interface BannerRowProps {
  readonly banner: Banner;
  readonly exists: (path: string) => boolean;
  readonly onClose: () => void;
}

/** One banner: its words, what can be done about it, and how it goes away. */
export function BannerRow({ banner, exists, onClose }: BannerRowProps) {
  const styles = useStyles();
  const texts = noticesTexts.banners;
  const hide = useHideMessage();
  const [isOpen, setOpen] = useState(false);
  const isMessage = banner.kind === 'message';
  const hideYear = useHideYear();
  const place = banner.kind === 'yearChange' && banner.teaches ? ofTeachers : places[banner.kind];
  return (
    <div className={mergeClasses(styles.banner, isMessage && styles.message, !isOpen && styles.closed)}>
      {isMessage ? <Megaphone20Regular aria-hidden className={styles.icon} /> : <Info20Regular aria-hidden className={styles.icon} />}
      <div className={mergeClasses(styles.words, !isOpen && styles.oneLine)}>
        {wordsOf(banner)}
        {isMessage && <div className={mergeClasses(styles.body, !isOpen && styles.later)}>{banner.message.message}</div>}
      </div>
      {!isOpen && (
        <span className={styles.opener}>
          <Button appearance="subtle" aria-expanded={false} onClick={() => setOpen(true)}>
            {texts.more}
          </Button>
        </span>
      )}
      <AtOnce className={mergeClasses(styles.actions, !isOpen && styles.later)}>
        {place && exists(place.path) && (
          <ButtonLink to={place.path + place.query} appearance="primary">
            {place.label}
          </ButtonLink>
        )}
        {isMessage && (
          <Button appearance="subtle" onClick={() => hide(banner.message.id)}>
            {texts.hide}
          </Button>
        )}
        {banner.kind === 'yearChange' && (
          <Button appearance="subtle" onClick={() => hideYear(banner.schoolYear)}>
            {texts.notThisYear}
          </Button>
        )}
        <Button appearance="subtle" onClick={onClose}>
          {isMessage || banner.kind === 'maintenance' ? texts.close : texts.notNow}
        </Button>
      </AtOnce>
    </div>
  );
}
