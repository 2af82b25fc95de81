import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { fill } from '@pausenplatz/kernel-contract';
import { SortableList } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import type { ReactNode } from 'react';
import { pageLimits } from '../../contract/index.ts';
import { afterIdIn, movedAfter } from '../../rules/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { LinkField } from '../links/link-field.tsx';
import { TextField } from './editor-fields.tsx';
import { type NewLink, NewLinkForm } from './new-link-form.tsx';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '8px',
    padding: '12px 8px',
    borderRadius: look.radiusCard,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    // On phones grip and bin stand above the fields, which need the whole width.
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '4px 8px 12px' },
  },
  fields: {
    '@media (max-width: 640px)': { gridColumn: '1 / -1', gridRow: '2' },
    '& input': { minWidth: 0, width: '100%' },
    display: 'grid',
    gap: '12px 16px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    alignItems: 'start',
  },
});

interface EditedLink {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

interface LinkRowsProps<Link extends EditedLink> {
  readonly links: readonly Link[];
  readonly onChange: (links: Link[]) => void;
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** Name of the list in the settings, as in the paths of errors. */
  readonly path: string;
  readonly complete: (link: NewLink & { readonly id: string }) => Link;
  /** Instead of the address, where a link leads to something of its own. */
  readonly renderTarget?: (link: Link, change: (link: Link) => void) => ReactNode;
  /** More fields of one link. */
  readonly renderExtra: (link: Link, change: (link: Link) => void, errorAt: (field: string) => string | undefined) => ReactNode;
}

/** The links of a block: fields, order, removal, one more. */
export function LinkRows<Link extends EditedLink>({
  links,
  onChange,
  fieldErrors,
  path,
  complete,
  renderTarget,
  renderExtra,
}: LinkRowsProps<Link>) {
  const styles = useStyles();
  const texts = blockEditorTexts.links;
  const nameOf = (link: Link) => (link.title === '' ? texts.unnamed : link.title);
  const change = (next: Link) => onChange(links.map((link) => (link.id === next.id ? next : link)));
  const move = ({ from, to }: { readonly from: number; readonly to: number }) => {
    const ids = links.map(({ id }) => id);
    const [id] = ids.splice(from, 1);
    if (id === undefined) return;
    ids.splice(to, 0, id);
    onChange([...movedAfter(links, id, afterIdIn(ids, id))]);
  };
  return (
    <div className={styles.frame}>
      <SortableList
        items={links}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        label={texts.list}
        onMove={move}
        renderItem={(link, handle) => {
          const errorAt = (field: string) => fieldErrors[`${path}.${links.indexOf(link)}.${field}`];
          return (
            <div className={styles.row}>
              {handle}
              <div className={styles.fields}>
                <TextField
                  label={texts.title}
                  value={link.title}
                  maximum={pageLimits.linkTitleMaximum}
                  error={errorAt('title')}
                  onChange={(title) => change({ ...link, title })}
                />
                {renderTarget?.(link, change) ?? (
                  <LinkField label={texts.url} value={link.url} error={errorAt('url')} onChange={(url) => change({ ...link, url })} />
                )}
                {renderExtra(link, change, errorAt)}
              </div>
              <Button
                appearance="subtle"
                icon={<Delete24Regular />}
                aria-label={fill(texts.remove, { name: nameOf(link) })}
                onClick={() => onChange(links.filter(({ id }) => id !== link.id))}
              />
            </div>
          );
        }}
      />
      <NewLinkForm
        count={links.length}
        onAdd={(link) => onChange([...links, complete({ ...link, id: crypto.randomUUID().slice(0, 8) })])}
      />
    </div>
  );
}
