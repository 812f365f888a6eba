// The screens as pictures: to be looked at, and for the store. Nine by themselves; all with `-Dhouse.shots=all`.
package tabularium.app

import org.junit.Assume.assumeTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import tabularium.core.Place as Seat

@RunWith(RobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(sdk = [34])
class ShotsTest {
    @Test
    fun uprightByDay() = shoot("phone-day", "en-$PHONE-notnight-xxhdpi", all = false) {
        few("shelf", "table")
    }

    @Test
    fun uprightByNight() = shoot("phone-night", "cs-$PHONE-night-xxhdpi", all = false) {
        few("new", "curtain")
    }

    @Test
    fun onItsSide() = shoot("side-day", "hu-$SIDE-notnight-xhdpi", all = false) { few("table") }

    @Test
    fun tablet() = shoot("tablet-day", "en-$TABLET-notnight-xhdpi", all = false) { few("table") }

    @Test
    fun tabletByNight() = shoot("tablet-night", "cs-$TABLET-night-xhdpi", all = false, box = 1) { few("table") }

    /** The last box of the list. */
    @Test
    fun uprightWithFarBoards() = shoot("phone-far", "en-$PHONE-notnight-xxhdpi", all = false, box = boxes() - 1) { few("table") }

    @Test
    fun inLargeType() = shoot("large-day", "hu-$PHONE-notnight-xxhdpi", 2f, all = false) { few("table") }

    @Test
    fun everything() {
        assumeTrue("only when it is asked for", System.getProperty("house.shots") == "all")
        for ((form, size) in listOf("phone" to PHONE, "side" to SIDE, "tablet" to TABLET)) {
            for (lang in listOf("en", "cs", "hu")) {
                for (light in listOf("notnight", "night")) {
                    for (scale in listOf(1f, 2f)) {
                        val name = "all/$form-$lang-${if (light == "night") "night" else "day"}-${(scale * 100).toInt()}"
                        shoot(name, "$lang-$size-$light-xhdpi", scale, all = true) { everyScreen() }
                        for (box in 1 until boxes()) {
                            shoot("$name-$box", "$lang-$size-$light-xhdpi", scale, all = true, box) { few("table", "over") }
                        }
                    }
                }
            }
        }
    }

    /** The pictures of the store's page, in each language. */
    @Test
    fun store() {
        assumeTrue("only when it is asked for", System.getProperty("house.shots") == "store")
        val screens = listOf("table" to "1-latrine", "curtain" to "3-curtain", "shelf" to "4-shelf", "rules" to "5-rules")
        for ((tag, lang) in listOf("en-US" to "en", "cs-CZ" to "cs", "hu-HU" to "hu")) {
            val folder = "$tag/images/phoneScreenshots"
            val day = "$lang-$PHONE-notnight-xhdpi"
            shoot(folder, day, all = true) { for ((screen, file) in screens) screen(screen, "$folder/$file") }
            shoot(folder, day, all = true, box = 1) { screen("table", "$folder/2-map") }
            shoot(folder, "$lang-$PHONE-night-xhdpi", all = true, box = 1) { screen("table", "$folder/6-night") }
        }
    }

    private fun boxes(): Int = (Phone.context as TabulariumApplication).house().app.games().size

    private class Shooting(val phone: Phone, val name: String, val box: Int, val id: String, val seats: List<Seat>) {
        fun few(vararg screens: String) = screens.forEach { screen(it, "$name-$it") }

        fun everyScreen() = few("shelf", "new", "curtain", "table", "rules", "settings", "about", "log", "over")

        fun screen(screen: String, file: String) {
            val stage = phone.activity.stage
            val house = phone.application.house()
            when (screen) {
                "shelf" -> stage.toShelf()
                "new" -> stage.newGame(house.app.games()[box], seats)
                "curtain" -> {
                    // Whoever goes to the shelf lets the curtain down.
                    stage.toShelf()
                    phone.settle()
                    stage.open(id)
                }
                "table" -> {
                    stage.open(id)
                    phone.settle(600)
                    Play(phone, 3).turns(40)
                    // With cards in sight, where a game has any.
                    for (more in 0..20) if (Play(phone).state()?.private != true) Play(phone, 3).step()
                    phone.settle(9000)
                }
                "rules" -> stage.sheets.rules(house.app.games()[box].id)
                "settings" -> stage.sheets.settings()
                "about" -> stage.sheets.house()
                "log" -> phone.press(phone.word("log"))
                "over" -> {
                    stage.sheets.close()
                    stage.open(id)
                    phone.settle(600)
                    val play = Play(phone, 5)
                    while (play.step()) Unit
                }
            }
            phone.settle(600)
            phone.shot(file)
            if (screen in listOf("rules", "settings", "about", "log")) stage.sheets.close()
        }
    }

    private fun shoot(name: String, qualifiers: String, scale: Float = 1f, all: Boolean, box: Int = 0, screens: Shooting.() -> Unit) {
        RuntimeEnvironment.setQualifiers(qualifiers)
        RuntimeEnvironment.setFontScale(scale)
        val application = Phone.context as TabulariumApplication
        if (all) application.close()
        val app = application.house().app
        if (all) application.house().app.shelf().games.forEach { app.delete(it.id) }
        val seats = listOf("Giulia", "Marco", "Žofie").mapIndexed { i, n -> Seat(n, listOf(0u, 2u, 3u)[i]) }
        val game = app.games()[box].id
        app.create(game, seats.take(2), emptyMap())
        app.create(game, seats + Seat("Győző", 1u), emptyMap())
        val id = app.create(game, seats, emptyMap())
        val phone = Phone()
        // A table that has been played at for a while.
        phone.activity.stage.open(id)
        phone.settle(600)
        Play(phone, 11).turns(if (box == 0) 70 else 250)
        phone.activity.stage.hide()
        phone.settle()
        Shooting(phone, name, box, id, seats).screens()
        phone.controller.pause().stop().destroy()
    }

    private companion object {
        const val PHONE = "w393dp-h851dp-port"
        const val SIDE = "w851dp-h393dp-land"
        const val TABLET = "w1280dp-h800dp-land"
    }
}
