import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { useListStyles } from '@pausenplatz/office/ui';
import type { ImportPreview } from '../../contract/index.ts';
import { importTexts } from '../../texts.ts';

const texts = importTexts.newClasses;

const useStyles = makeStyles({
  box: { padding: '12px 16px', borderRadius: tokens.borderRadiusLarge, border: `1px solid ${tokens.colorNeutralStroke1}` },
  names: { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', listStyleType: 'none', padding: 0, margin: '8px 0' },
});

interface NewClassesProps {
  readonly classes: ImportPreview['newClasses'];
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** The classes that an import would make, for somebody who has to say that they are new and not misspelled. */
export function NewClasses({ classes, isConfirmed, onConfirm }: NewClassesProps) {
  const styles = { ...useListStyles(), ...useStyles() };
  return (
    <section className={styles.box} aria-label={counted(texts.title, classes.length)}>
      <p className={styles.name}>{counted(texts.title, classes.length)}</p>
      <p className={styles.note}>{texts.lead}</p>
      <ul className={styles.names}>
        {classes.map(({ name, pupils, alsoWritten }) => (
          <li key={name}>
            <strong>{name}</strong> · {counted(texts.pupils, pupils)}
            {alsoWritten.length > 0 && <span className={styles.note}> ({fill(texts.alsoWritten, { names: alsoWritten.join(', ') })})</span>}
          </li>
        ))}
      </ul>
      <Checkbox
        checked={isConfirmed}
        label={counted(texts.confirm, classes.length)}
        onChange={(_event, { checked }) => onConfirm(checked === true)}
      />
    </section>
  );
}
