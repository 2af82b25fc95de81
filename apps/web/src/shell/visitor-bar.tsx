import { makeStyles } from '@fluentui/react-components';
import { ButtonLink } from '@pausenplatz/kernel-ui';
import { useLocation } from 'react-router-dom';
import { webTexts } from '../screen-texts.ts';
import { AccountButton } from './account-button.tsx';
import { BarFrame } from './bar-frame.tsx';
import { BrandMark } from './brand-mark.tsx';

const useStyles = makeStyles({ gap: { flexGrow: 1 } });

/** For visitors: the sign of the product, how it looks, and the way in. */
export function VisitorBar({ canSignIn }: { readonly canSignIn: boolean }) {
  const styles = useStyles();
  const { pathname } = useLocation();
  const atSignIn = pathname === '/' || pathname === '/login';
  return (
    <BarFrame
      right={
        <>
          {canSignIn && !atSignIn && (
            <ButtonLink to="/login" appearance="primary">
              {webTexts.shell.signIn}
            </ButtonLink>
          )}
          <AccountButton />
        </>
      }
    >
      <BrandMark />
      <div className={styles.gap} />
    </BarFrame>
  );
}
