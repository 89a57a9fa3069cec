import { createRoot } from "react-dom/client";
import "../../app/styles/tokens.css";
import "../../app/styles/fonts.css";
import "../../app/styles/base.css";
import { ProductPage } from "./product-page.tsx";

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<ProductPage />);
