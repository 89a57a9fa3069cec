import { createContext } from "react";

/** Whether the page is rendered before it is shown (app/routes/category/category-ahead.tsx). */
export const RenderedAhead = createContext(false);
