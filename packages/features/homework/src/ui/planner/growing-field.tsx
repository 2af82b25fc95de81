import { makeStyles, mergeClasses, Textarea, type TextareaProps, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  // The words lie once more, unseen, in the same cell: the cell is as high as they are, and the field fills it.
  grow: {
    display: 'grid',
    minWidth: 0,
    '& > *': { gridArea: '1 / 1', minWidth: 0 },
    '::after': {
      content: 'attr(data-grow) " "',
      gridArea: '1 / 1',
      visibility: 'hidden',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      boxSizing: 'border-box',
      padding: '12px 14px',
      minHeight: '40px',
      maxHeight: '12em',
      overflow: 'hidden',
      fontSize: tokens.fontSizeBase300,
      lineHeight: tokens.lineHeightBase300,
    },
  },
  root: { width: '100%', minHeight: 0 },
  field: {
    '& textarea': {
      height: '100%',
      maxHeight: 'none',
      minHeight: '40px',
      padding: '9px 12px',
      overflowWrap: 'anywhere',
      boxSizing: 'border-box',
      fontSize: tokens.fontSizeBase300,
      lineHeight: tokens.lineHeightBase300,
    },
  },
});

/** A field of one line that grows with what is typed, in every browser; Enter is the caller's. */
export function GrowingField({ className, ...field }: Omit<TextareaProps, 'value'> & { readonly value: string }) {
  const styles = useStyles();
  return (
    <span className={styles.grow} data-grow={field.value}>
      <Textarea {...field} rows={1} resize="none" className={mergeClasses(styles.root, styles.field, className)} />
    </span>
  );
}
