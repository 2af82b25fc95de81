import { Button, Checkbox, Input, makeStyles } from '@fluentui/react-components';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, FormField, look } from '@pausenplatz/kernel-ui';
import { gamesLimits as limits, type ShownPicture as Picture } from '../../contract/index.ts';
import { picturesTexts } from '../../texts.pictures.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '120px minmax(0, 1fr)',
    gap: '8px 16px',
    alignItems: 'start',
    '@media (min-width: 361px) and (max-width: 480px)': { gridTemplateColumns: '88px minmax(0, 1fr)' },
    // A field needs its room beside a picture.
    '@media (max-width: 360px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  picture: { aspectRatio: '1', width: '100%', maxWidth: '120px', borderRadius: look.radiusCard, overflow: 'hidden' },
  fields: { display: 'grid', gap: '4px', gridTemplateColumns: 'minmax(0, 1fr)' },
  below: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 12px' },
});

const { edit: texts } = picturesTexts;

interface PictureRowProps {
  readonly number: number;
  readonly picture: Picture;
  readonly error: string | undefined;
  readonly onChange: (picture: Picture) => void;
  readonly onRemove: () => void;
}

/** A picture and what is on it. */
export function PictureRow({ number, picture: own, error, onChange, onRemove }: PictureRowProps) {
  const styles = useStyles();
  const { picture, name, hasWord } = own;
  return (
    <Card as="li" className={styles.row}>
      <ShownPicture file={picture} alt={name} covers sizes="120px" className={styles.picture} />
      <div className={styles.fields} role="group" aria-label={fill(texts.number, { number })}>
        <FormField label={texts.name} required error={error}>
          <Input value={name} maxLength={limits.pictureName} onChange={(_event, { value }) => onChange({ ...own, name: value })} />
        </FormField>
        <div className={styles.below}>
          <Checkbox
            label={texts.hasWord}
            checked={hasWord}
            onChange={(_event, { checked }) => onChange({ ...own, hasWord: checked === true })}
          />
          <Button appearance="subtle" icon={<Delete24Regular />} aria-label={fill(texts.remove, { number })} onClick={onRemove} />
        </div>
      </div>
    </Card>
  );
}
