import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { ListState } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import { getPreviewLink, type Page } from '../../contract/index.ts';
import { shareTexts } from '../../texts.share.ts';

/** Pixels in which the page is drawn, and how small it is shown. */
const [width, height, scale] = [1200, 900, 0.3] as const;

const useStyles = makeStyles({
  box: {
    width: `${width * scale}px`,
    maxWidth: '100%',
    height: `${height * scale}px`,
    overflow: 'hidden',
    borderRadius: look.radiusCard,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  frame: {
    width: `${width}px`,
    height: `${height}px`,
    border: 'none',
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
    pointerEvents: 'none',
  },
});

/** The page as a visitor gets it, small; drawn only when somebody wants to see it. */
export function SharePreview({ page }: { readonly page: Pick<Page, 'id' | 'title'> }) {
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <Preview page={page} />
  ) : (
    <div>
      <Button appearance="subtle" onClick={() => setShown(true)}>
        {shareTexts.preview.show}
      </Button>
    </div>
  );
}

function Preview({ page }: { readonly page: Pick<Page, 'id' | 'title'> }) {
  const styles = useStyles();
  const link = useCall(getPreviewLink, { id: page.id });
  return (
    <ListState query={link} skeleton="rows">
      {({ url }) => (
        <div className={styles.box}>
          <iframe
            className={styles.frame}
            src={url}
            sandbox=""
            tabIndex={-1}
            title={fill(shareTexts.preview.title, { title: page.title })}
          />
        </div>
      )}
    </ListState>
  );
}
