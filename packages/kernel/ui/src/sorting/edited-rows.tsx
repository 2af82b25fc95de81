import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import type { ReactNode } from 'react';
import { look } from '../theme/look.ts';
import { SortableList } from './sortable-list.tsx';

const narrow = '@media (max-width: 640px)';

const useStyles = makeStyles({
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
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '4px 8px 12px' },
  },
  fields: {
    display: 'grid',
    gap: '12px 16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '& input': { minWidth: 0, width: '100%' },
    [narrow]: { gridColumn: '1 / -1', gridRow: '2' },
  },
});

interface EditedRowsProps<Item extends { readonly id: string }> {
  readonly items: readonly Item[];
  readonly label: string;
  readonly nameOf: (item: Item) => string;
  readonly removeLabel: (item: Item) => string;
  readonly onChange: (items: Item[]) => void;
  readonly renderFields: (item: Item, change: (item: Item) => void, errorAt: (field: string) => string | undefined) => ReactNode;
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** Name of the list in what is edited, as in the paths of errors: `links.2.url`. */
  readonly path: string;
  readonly fieldsClassName?: string | undefined;
}

/** A list inside a form, one row below the other: fields, order by mouse, finger or keys, removal. */
export function EditedRows<Item extends { readonly id: string }>(props: EditedRowsProps<Item>) {
  const { items, label, nameOf, removeLabel, onChange, renderFields, fieldErrors, path, fieldsClassName } = props;
  const styles = useStyles();
  const change = (next: Item) => onChange(items.map((item) => (item.id === next.id ? next : item)));
  return (
    <SortableList
      items={items}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      label={label}
      onMove={({ from, to }) => {
        const item = items[from];
        if (item) onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
      }}
      renderItem={(item, handle) => (
        <div className={styles.row}>
          {handle}
          <div className={mergeClasses(styles.fields, fieldsClassName)}>
            {renderFields(item, change, (field) => fieldErrors[`${path}.${items.indexOf(item)}.${field}`])}
          </div>
          <Button
            appearance="subtle"
            icon={<Delete24Regular />}
            aria-label={removeLabel(item)}
            onClick={() => onChange(items.filter(({ id }) => id !== item.id))}
          />
        </div>
      )}
    />
  );
}
