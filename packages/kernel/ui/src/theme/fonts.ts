/** The house face and the reading-ease face, self-hosted; for pages without `AppTheme` (framed pages) on their own. */
import './product.css';
