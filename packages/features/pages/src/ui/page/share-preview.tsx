import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { ListState } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import { getPreviewLink, type Page } from '../../contract/index.ts';
import { shareTexts } from '../../texts.share.ts';

/** Pixels in which the page is drawn; how small it is shown, also on a phone. */
const [width, height] = [1200, 900] as const;
const shown = (scale: number) => ({ width: `${width * scale}px`, height: `${height * scale}px` });
const onPhone = '@media (max-width: 480px)';

const useStyles = makeStyles({
  box: {
    ...shown(0.3),
    overflow: 'hidden',
    borderRadius: look.radiusCard,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    [onPhone]: shown(0.25),
  },
  frame: {
    ...shown(1),
    border: 'none',
    transform: 'scale(0.3)',
    transformOrigin: '0 0',
    pointerEvents: 'none',
    [onPhone]: { transform: 'scale(0.25)' },
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
  // It lives for five minutes: the next look gets one of its own.
  const link = useCall(getPreviewLink, { id: page.id }, { gcTime: 0, refetchOnWindowFocus: false });
  return (
    <ListState query={link} skeleton="rows">
      {({ url }) => (
        // No script runs in it; its own origin gets it its pictures and letters.
        <div className={styles.box}>
          <iframe
            className={styles.frame}
            src={url}
            sandbox="allow-same-origin"
            tabIndex={-1}
            title={fill(shareTexts.preview.title, { title: page.title })}
          />
        </div>
      )}
    </ListState>
  );
}
