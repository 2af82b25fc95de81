import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { FormDialog, FormField, TextAreaField, useForm } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import type { Editor } from '@tiptap/react';
import { pageLimits } from '../../contract/index.ts';
import { formulaTexts as texts } from '../../texts.formula.ts';
import { FormulaView } from '../blocks/formula-view.tsx';
import { formulaTree } from './formula-tree.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  part: { minHeight: look.touch, padding: '0 10px', '& .fui-Button__icon': { width: 'auto', height: 'auto' } },
  preview: {
    minHeight: '64px',
    padding: '12px 16px',
    display: 'grid',
    alignItems: 'center',
    overflowX: 'auto',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase600,
  },
  waiting: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
});

/** What is written most at school; pressed, it stands behind what was typed. */
const parts = [
  ['fraction', '\\frac{1}{2}'],
  ['power', 'x^{2}'],
  ['index', 'x_{1}'],
  ['root', '\\sqrt{9}'],
  ['times', '\\cdot '],
  ['divided', ':'],
  ['atMost', '\\le '],
  ['atLeast', '\\ge '],
  ['unequal', '\\ne '],
  ['pi', '\\pi '],
  ['degree', '^{\\circ}'],
] as const;

const typedAt = (editor: Editor): string => {
  const present: unknown = editor.isActive('formula') ? editor.getAttributes('formula')['latex'] : '';
  return typeof present === 'string' ? present : '';
};

/** Writes a formula at the cursor, or the one that is chosen anew. */
export function FormulaDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const styles = useStyles();
  const form = useForm({
    initial: { latex: typedAt(editor) },
    check: ({ latex }) => ({ latex: formulaTree(latex.trim()) === null || latex.trim() === '' ? texts.wrong : undefined }),
    send: ({ latex }) => {
      const attrs = { latex: latex.trim(), tree: formulaTree(latex.trim()) };
      editor.chain().focus().insertContent({ type: 'formula', attrs }).run();
      return Promise.resolve();
    },
  });
  const typed = form.fields.latex.trim();
  const tree = typed === '' ? null : formulaTree(typed);
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submitLabel={texts.submit}
      onClose={onClose}
      onDone={() => void editor.commands.focus()}
      onCancel={() => void editor.commands.focus()}
    >
      <TextAreaField form={form} name="latex" label={texts.latex} help={texts.help} rows={2} maximum={pageLimits.formulaCharacters} />
      <FormField label={texts.parts}>
        <div className={styles.parts}>
          {parts.map(([name, latex]) => {
            const drawn = formulaTree(latex === '^{\\circ}' ? '90^{\\circ}' : latex);
            return (
              <Button
                key={name}
                className={styles.part}
                icon={<span aria-hidden>{drawn && <FormulaView latex={latex} tree={drawn} />}</span>}
                onClick={() => form.set('latex', `${form.fields.latex}${latex}`.slice(0, pageLimits.formulaCharacters))}
              >
                {texts.partNames[name]}
              </Button>
            );
          })}
        </div>
      </FormField>
      <output className={styles.preview} aria-label={texts.preview}>
        {tree ? <FormulaView latex={typed} tree={tree} /> : <span className={styles.waiting}>{texts.waiting}</span>}
      </output>
    </FormDialog>
  );
}
