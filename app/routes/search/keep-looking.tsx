import { site } from "../../../content/site.ts";
import { clothOf, Picture } from "../../ui/picture.tsx";
import { type WayOn, WaysOn } from "../../ui/ways-on.tsx";
import styles from "./keep-looking.module.css";

const picture = site.pictures.keepLooking;

/** The last item of a result: the rest of its row, with ways on. */
export function KeepLooking({ ways }: { ways: readonly WayOn[] }) {
  return (
    <li className={styles.item} data-cloth={clothOf(picture)}>
      <h2 className={styles.heading}>Keep looking</h2>
      <WaysOn ways={ways} />
      <Picture
        name={picture}
        className={styles.picture}
        sizes="(width < 44rem) 50vw, 24rem"
        alt=""
      />
    </li>
  );
}
