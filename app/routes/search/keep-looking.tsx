import { waysThroughShop } from "../../site/ways-through-shop.ts";
import { clothOf, Picture } from "../../ui/picture.tsx";
import { WaysOn } from "../../ui/ways-on.tsx";
import styles from "./keep-looking.module.css";

const picture = "cut-round-wire-sunglasses";

/** The last item of a result: the rest of its row, with ways on. */
export function KeepLooking() {
  return (
    <li className={styles.item} data-cloth={clothOf(picture)}>
      <h2 className={styles.heading}>Keep looking</h2>
      <WaysOn ways={waysThroughShop} />
      <Picture
        name={picture}
        className={styles.picture}
        sizes="(width < 44rem) 50vw, 24rem"
        alt=""
      />
    </li>
  );
}
