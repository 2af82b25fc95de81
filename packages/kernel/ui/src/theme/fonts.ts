/** The house face and the reading-ease face, self-hosted; for pages without `AppTheme` (framed pages) on their own. */
import './base.css';
import './figtree-stand-in.css';
import './lexend-stand-in.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/lexend/wght.css';
