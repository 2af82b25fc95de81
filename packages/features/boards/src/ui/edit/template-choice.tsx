import { CompoundButton, makeStyles } from '@fluentui/react-components';
import { FormField } from '@pausenplatz/kernel-ui';
import { listEditTexts as texts } from '../../texts.edit.ts';
import { templates } from './templates.data.ts';

const useStyles = makeStyles({
  choices: { display: 'grid', gap: '8px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' },
  choice: { justifyContent: 'flex-start', maxWidth: 'none', textAlign: 'left' },
});

type Template = keyof typeof templates;
// The keys of the record are the names by construction.
const names = Object.keys(templates) as Template[];

/** A new list begins with one press; who wants something else goes on below. */
export function TemplateChoice({ onChoose }: { readonly onChoose: (template: (typeof templates)[Template]) => void }) {
  const styles = useStyles();
  return (
    <FormField label={texts.begin} help={texts.beginHelp}>
      <div className={styles.choices} role="group" aria-label={texts.begin}>
        {names.map((name) => (
          <CompoundButton
            key={name}
            className={styles.choice}
            secondaryContent={texts.templateHints[name]}
            onClick={() => onChoose(templates[name])}
          >
            {texts.templates[name]}
          </CompoundButton>
        ))}
      </div>
    </FormField>
  );
}
