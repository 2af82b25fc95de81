import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Settings24Regular } from '@fluentui/react-icons/svg/settings';
import { fill } from '@pausenplatz/kernel-contract';
import { Extra, useSession } from '@pausenplatz/kernel-host';
import { look } from '@pausenplatz/kernel-ui';
import { lazy, useState } from 'react';
import { webTexts } from '../screen-texts.ts';

const loadMenu = () => import('./account-menu.tsx');
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));

const useStyles = makeStyles({
  // Fluent's icon slot is made for icons of 20 px.
  slot: { width: '36px', height: '36px' },
  face: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '36px',
    height: '36px',
    borderRadius: '999px',
    backgroundColor: look.colors.teal.strong,
    color: look.colors.teal.onStrong,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    // Drawn, not written: the button's name says who it is.
    '::before': { content: 'attr(data-initials)' },
  },
});

/** Opens the account menu; Fluent's menu code loads at the first touch. */
export function AccountButton() {
  const styles = useStyles();
  const session = useSession();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const user = 'user' in session ? session.user : null;
  const name = user ? `${user.firstName} ${user.lastName}` : null;
  const initials = user ? user.firstName.charAt(0) + user.lastName.charAt(0) : '';
  return (
    <>
      <Button
        ref={setButton}
        appearance="subtle"
        icon={
          user ? (
            {
              className: styles.slot,
              children: user.avatar ? (
                <img src={user.avatar} alt="" className={styles.face} />
              ) : (
                <span data-initials={initials} className={styles.face} />
              ),
            }
          ) : (
            <Settings24Regular />
          )
        }
        aria-label={name === null ? webTexts.account.scheme : fill(webTexts.shell.account, { name })}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void loadMenu()}
        onClick={() => {
          setWanted(true);
          setOpen(!open);
        }}
      />
      {wanted && (
        <Extra>
          <AccountMenu user={user} open={open} onOpen={setOpen} button={button} />
        </Extra>
      )}
    </>
  );
}
