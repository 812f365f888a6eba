// The screens of playing on several devices as pictures, to be looked at.
package tabularium.app

import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import tabularium.kit.Adapter

@RunWith(RobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(sdk = [34])
class NearShotsTest {
    @Test
    fun english() = shoot("en", "notnight")

    @Test
    fun czechByNight() = shoot("cs", "night")

    @Test
    fun hungarian() = shoot("hu", "notnight")

    @Test
    fun hungarianInLargeType() = shoot("hu", "night", 2f)

    private fun shoot(lang: String, light: String, scale: Float = 1f) {
        RuntimeEnvironment.setQualifiers("$lang-w393dp-h851dp-port-$light-xhdpi")
        RuntimeEnvironment.setFontScale(scale)
        val name = "near/$lang-${if (light == "night") "night" else "day"}${if (scale > 1f) "-large" else ""}"
        Nearby(lang).use { near ->
            host(near, name)
            near.closeOther()
        }
        Nearby(lang).use { near -> guest(near, name) }
    }

    private fun host(near: Nearby, name: String) {
        val phone = Phone()
        near.begin(phone)
        phone.press(phone.word("lift"))
        phone.press(phone.word("near"))
        shot(phone, "$name-closed")
        phone.press(phone.word("near-open-door"))
        near.until(phone) { phone.application.house().near.state?.screen?.code != null }
        near.otherJoins(phone, "Petřin tablet")
        val model = phone.application.house().near
        near.until(phone) { model.state!!.screen.people.any { it.device != null && it.near } }
        model.give(1u, model.state!!.screen.people.first { it.device != null }.device)
        near.until(phone) { model.state!!.screen.people.any { it.device != null && it.seats.isNotEmpty() } }
        shot(phone, "$name-host")
        phone.views().filterIsInstance<android.widget.ScrollView>().last().let { it.scrollTo(0, it.getChildAt(0).height) }
        shot(phone, "$name-host-foot")
        phone.activity.stage.sheets.close()
        shot(phone, "$name-table")
        phone.controller.pause().stop().destroy()
    }

    private fun guest(near: Nearby, name: String) {
        near.otherHosts()
        near.facts = near.facts.copy(granted = emptySet())
        val phone = Phone()
        val model = phone.application.house().near
        phone.activity.stage.toShelf()
        phone.settle()
        shot(phone, "$name-shelf")
        phone.press(phone.word("near-join"))
        near.until(phone) { phone.word("near-permission-scan") in phone.texts() }
        shot(phone, "$name-permission")
        near.facts = near.facts.copy(granted = tabularium.kit.Ether.FIT.granted, adapter = Adapter.ON)
        model.look()
        near.until(phone) { model.state!!.screen.sights.isNotEmpty() }
        shot(phone, "$name-join")
        phone.press(model.state!!.screen.sights.single().words)
        near.until(phone) { model.state!!.screen.wants == tabularium.core.NearWants.DIGITS }
        shot(phone, "$name-digits")
        model.digits(near.other.near.state!!.screen.code!!)
        near.until(phone) { phone.activity.stage.place is Place.Table && Play(phone).state() != null }
        near.other.near.give(0u, near.other.near.state!!.screen.people.first { it.device != null }.device)
        near.until(phone) { Play(phone).state()?.viewer == "seat 0" }
        near.closeOther()
        near.until(phone) { Play(phone).state()?.at?.standing == tabularium.core.Standing.ALONE }
        shot(phone, "$name-lost")
        phone.press(phone.word("near"))
        shot(phone, "$name-lost-sheet")
        phone.activity.stage.sheets.close()
        phone.activity.stage.toShelf()
        phone.settle()
        shot(phone, "$name-kept")
        phone.controller.pause().stop().destroy()
    }

    private fun shot(phone: Phone, name: String) {
        phone.settle(800)
        phone.shot(name)
    }
}
