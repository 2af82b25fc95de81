import { makeStyles } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { EditedRows } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import { pageLimits } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { LinkField } from '../links/link-field.tsx';
import { TextField } from './editor-fields.tsx';
import { type NewLink, NewLinkForm } from './new-link-form.tsx';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  fields: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' },
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
  return (
    <div className={styles.frame}>
      <EditedRows
        items={links}
        label={texts.list}
        path={path}
        fieldErrors={fieldErrors}
        fieldsClassName={styles.fields}
        nameOf={nameOf}
        removeLabel={(link) => fill(texts.remove, { name: nameOf(link) })}
        onChange={onChange}
        renderFields={(link, change, errorAt) => (
          <>
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
          </>
        )}
      />
      <NewLinkForm
        count={links.length}
        onAdd={(link) => onChange([...links, complete({ ...link, id: crypto.randomUUID().slice(0, 8) })])}
      />
    </div>
  );
}
