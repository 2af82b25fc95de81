/** The house face alone, for pages that take nothing else of the product's look (framed pages). */
import '@fontsource-variable/figtree/wght.css';
import './figtree-stand-in.css';
