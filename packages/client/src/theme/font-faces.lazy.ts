/** The fonts of all pages, which load after their scripts. */
import 'virtual:fonts.css';
