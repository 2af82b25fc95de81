/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox over links needs ARIA's roles; <datalist> can neither be styled nor opened. */
import { DialogBody, DialogSurface, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Search24Regular } from '@fluentui/react-icons/svg/search';
import { fill } from '@pausenplatz/kernel-contract';
import type { SidebarEntry } from '@pausenplatz/kernel-host';
import { look, Modal } from '@pausenplatz/kernel-ui';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { flattenPages, pagePath } from '../shell/places.ts';
import { useNavigationGroups } from '../shell/use-navigation-groups.ts';
import { webTexts } from '../screen-texts.ts';
import { findDestinations, type Destination } from './find-destinations.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '620px', padding: '12px', alignSelf: 'start', marginTop: 'min(12vh, 96px)' },
  body: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  list: { listStyleType: 'none', margin: 0, padding: 0, maxHeight: '50vh', overflowY: 'auto', display: 'grid', gap: '2px' },
  place: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '12px',
    boxSizing: 'border-box',
    minHeight: look.touch,
    padding: '10px 12px',
    borderRadius: look.radiusPicture,
    cursor: 'pointer',
  },
  active: { backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  area: { flexShrink: 0, maxWidth: '45%', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  none: { padding: '16px 12px', color: tokens.colorNeutralForeground2 },
});

interface SearchDialogProps {
  readonly entries: readonly SidebarEntry[];
  readonly onClose: () => void;
}

/** Search over pages and tools, by keyboard alone if one likes: type, arrow keys, Enter. */
export function SearchDialog({ entries, onClose }: SearchDialogProps) {
  const styles = useStyles();
  const texts = webTexts.search;
  const navigate = useNavigate();
  const { data } = useNavigationGroups();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const found = findDestinations(typed, [...toolDestinations(entries), ...pageDestinations(data?.groups ?? [])]);
  const idOf = (index: number) => `treffer-${index}`;

  const onKeyDown = (event: KeyboardEvent, open: (place: Destination | undefined) => void) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    }
    if (event.key === 'Enter') open(found[active]);
  };

  return (
    <Modal onClose={onClose}>
      {(close) => {
        const open = (place: Destination | undefined) => place && close(() => void navigate(place.path));
        return (
          <DialogSurface className={styles.surface} aria-label={texts.title}>
            <DialogBody className={styles.body}>
              <Input
                size="large"
                role="combobox"
                aria-label={texts.placeholder}
                aria-expanded
                aria-controls="treffer"
                aria-activedescendant={found.length > 0 ? idOf(active) : undefined}
                placeholder={texts.placeholder}
                contentBefore={<Search24Regular />}
                value={typed}
                onChange={(_event, { value }) => {
                  setTyped(value);
                  setActive(0);
                }}
                onKeyDown={(event) => onKeyDown(event, open)}
              />
              <div id="treffer" role="listbox" aria-label={texts.results} className={styles.list}>
                {found.map((place, index) => (
                  <div
                    key={place.path}
                    id={idOf(index)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    className={mergeClasses(styles.place, index === active && styles.active)}
                    onPointerMove={() => setActive(index)}
                    onClick={() => open(place)}
                    onKeyDown={(event) => onKeyDown(event, open)}
                  >
                    <span className={styles.name}>{place.name}</span>
                    <span className={styles.area}>{place.area}</span>
                  </div>
                ))}
              </div>
              <output className={styles.none}>
                {found.length === 0 ? fill(texts.nothing, { words: typed }) : fill(texts.count, { count: found.length })}
              </output>
            </DialogBody>
          </DialogSurface>
        );
      }}
    </Modal>
  );
}

function toolDestinations(entries: readonly SidebarEntry[]): readonly Destination[] {
  return entries.map(({ path, label }) => ({ path, name: label, area: webTexts.search.tool }));
}

function pageDestinations(groups: NonNullable<ReturnType<typeof useNavigationGroups>['data']>['groups']): readonly Destination[] {
  const places = groups.flatMap((group) =>
    flattenPages(group.pages).map((page) => ({ path: pagePath(page.url), name: page.name, area: group.name })),
  );
  return places;
}
