import { brand, fill } from '@pausenplatz/kernel-contract';
import { useFramedStyles } from './framed-styles.ts';
import { framedTexts } from './texts.ts';

const words = { name: brand.name };
const newTab = { target: '_blank', rel: 'noopener' } as const;

/** The way to the sign-in. Nobody types a password inside of a foreign website: it opens in a tab of its own. */
export function SignInBox() {
  const styles = useFramedStyles();
  const texts = framedTexts.signIn;
  return (
    <section className={styles.box}>
      <h1 className={styles.title}>{fill(texts.title, words)}</h1>
      <p className={styles.text}>{texts.lead}</p>
      <div className={styles.row}>
        <a className={styles.tile} href="/login" {...newTab}>
          {texts.open}
        </a>
        <a className={styles.link} href="/qr" {...newTab}>
          {texts.card}
        </a>
      </div>
    </section>
  );
}

/** The field for a code on the board; a plain form, which works before and without any script. */
export function CodeBox() {
  const styles = useFramedStyles();
  const texts = framedTexts.code;
  return (
    <form className={styles.box} action="/beam-mich" method="get" {...newTab}>
      <h1 className={styles.title}>{texts.title}</h1>
      <div className={styles.row}>
        <label className={styles.label}>
          {texts.label}
          <input
            className={styles.input}
            name="code"
            required
            maxLength={9}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </label>
        <button className={styles.tile} type="submit">
          {texts.open}
        </button>
      </div>
    </form>
  );
}

/** Said instead of guessing what was meant. */
export function UnknownBox() {
  const styles = useFramedStyles();
  return (
    <section className={styles.box}>
      <p className={styles.text}>{framedTexts.unknown}</p>
      <a className={styles.link} href="/" {...newTab}>
        {fill(framedTexts.home, words)}
      </a>
    </section>
  );
}
